import { mount } from 'svelte'
import App from './App.svelte'
import './theme/tokens.css'
import './theme/base.css'
import './theme/fonts.css'

mount(App, { target: document.getElementById('page')! })
