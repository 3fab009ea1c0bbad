import VPNavBarSearchButton from 'vitepress/dist/client/theme-default/components/VPNavBarSearchButton.vue'
import { h } from 'vue'

/**
 * VitePress's search button, called by all that it shows, its keys too. The label that VitePress gives it leaves those
 * out, and someone who controls the page by voice says what they see.
 */
export default () => h(VPNavBarSearchButton, { 'aria-label': null })
