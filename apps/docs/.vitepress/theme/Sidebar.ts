import VPSidebar from 'vitepress/dist/client/theme-default/components/VPSidebar.vue'
import { defineAsyncComponent } from 'vue'

/**
 * VitePress's sidebar, with its links and their listeners made alive only where they are on the screen. On a phone
 * they are in a closed menu, and Vue does its work when that is opened.
 */
export default defineAsyncComponent({
  loader: async () => VPSidebar,
  hydrate: (hydrate) => {
    if (matchMedia('(min-width: 960px)').matches) hydrate()
  },
})
