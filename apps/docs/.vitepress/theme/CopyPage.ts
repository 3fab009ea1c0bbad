import { useData } from 'vitepress'
import { computed, defineComponent, h, shallowRef, watch } from 'vue'

/** Copies the page as Markdown, and leads to it: for notes, issues and language models. */
export const CopyPage = defineComponent({
  setup() {
    const { page } = useData()
    const url = computed(() => `/${page.value.relativePath}`)
    const status = shallowRef<'idle' | 'copied' | 'failed'>('idle')
    watch(url, () => {
      status.value = 'idle'
    })

    async function copy() {
      try {
        const response = await fetch(url.value)
        if (!response.ok) throw new Error(`${url.value} answered ${response.status}`)
        await navigator.clipboard.writeText(await response.text())
        status.value = 'copied'
      } catch {
        status.value = 'failed'
      }
    }

    const messages = { idle: '', copied: 'Copied', failed: 'Could not copy. Open the Markdown instead.' }
    return () =>
      h('nav', { class: 'copy-page', 'aria-label': 'This page as Markdown' }, [
        h('button', { type: 'button', onClick: copy }, 'Copy page'),
        h('a', { href: url.value, target: '_blank' }, 'Markdown'),
        h('span', { role: 'status' }, messages[status.value]),
      ])
  },
})
