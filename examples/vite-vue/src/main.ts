import { createApp } from 'vue'
import App from './App.vue'

if (import.meta.env.DEV) await import('./testWallet.ts')
createApp(App).mount('#app')
