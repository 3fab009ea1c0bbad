import { useData } from 'vitepress'
import { defineComponent, h, onMounted, onUnmounted, shallowRef, useTemplateRef, watch } from 'vue'
import type { Live } from './startLive.ts'
import { whenNear } from './whenNear.ts'

/** A dapp inside a page: the button, and what the modal reports. Its code is loaded once a visitor is near it. */
export const LiveModal = defineComponent({
  setup() {
    const { isDark } = useData()
    const root = useTemplateRef('root')
    const live = shallowRef<Live>()
    const address = shallowRef<string>()
    let left = false

    onMounted(async () => {
      await whenNear(root.value)
      if (left) return
      const { startLive } = await import('./startLive.ts')
      if (left) return
      live.value = startLive((connected) => {
        address.value = connected
      })
      live.value.setDark(isDark.value)
    })
    watch(isDark, (dark) => live.value?.setDark(dark))
    onUnmounted(() => {
      left = true
      live.value?.destroy()
    })

    return () =>
      h('div', { class: 'live', ref: 'root' }, [
        h('fy-button'),
        h(
          'p',
          { role: 'status' },
          address.value === undefined
            ? 'Connect with a test wallet. Nothing leaves this page.'
            : `Connected: ${address.value}`,
        ),
      ])
  },
})
