import { mount } from 'svelte'
import App from './App.svelte'
import { store } from './store.svelte'
import { fetchWords } from './words'
import './theme.css'
import './base.css'

await fetchWords(store.language)

export default mount(App, { target: document.getElementById('app')! })
