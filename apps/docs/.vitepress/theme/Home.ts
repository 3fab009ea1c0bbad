import { Content } from 'vitepress'
import VPHomeContent from 'vitepress/dist/client/theme-default/components/VPHomeContent.vue'
import VPHomeFeatures from 'vitepress/dist/client/theme-default/components/VPHomeFeatures.vue'
import VPHomeHero from 'vitepress/dist/client/theme-default/components/VPHomeHero.vue'
import { defineComponent, h } from 'vue'

/** Takes the place of VitePress's own home, which is no landmark for screen readers. */
export default defineComponent({
  setup:
    (_, { slots }) =>
    () =>
      h('main', { class: 'VPHome' }, [
        h(VPHomeHero, null, slots),
        h(VPHomeFeatures),
        h(VPHomeContent, null, { default: () => h(Content) }),
      ]),
})
