import { LOCALES } from '@foyer/modal-core/page'
import { useData } from 'vitepress'
import { computed, defineComponent, h, onMounted, onUnmounted, reactive, shallowRef, watch } from 'vue'
import {
  DEFAULTS,
  MODES,
  readSettings,
  type Settings,
  toOptions,
  writeSettings,
} from '../../../src/editor/settings.ts'
import { FRAMEWORKS, type Framework, writeCode } from '../../../src/editor/writeCode.ts'
import type { Live } from '../startLive.ts'

type Field = { name: keyof Settings; title: string } & (
  | { kind: 'select'; values: readonly string[] }
  | { kind: 'color' | 'text' | 'url' }
  | { kind: 'range'; min: number; max: number; unit: string }
)

const FIELDS: readonly Field[] = [
  { name: 'themeMode', title: 'Mode', kind: 'select', values: MODES },
  { name: 'accent', title: 'Accent', kind: 'color' },
  { name: 'mix', title: 'Colour in the surfaces', kind: 'color' },
  { name: 'mixStrength', title: 'How much of it', kind: 'range', min: 0, max: 100, unit: '%' },
  { name: 'radius', title: 'Corners', kind: 'range', min: 0, max: 12, unit: 'px' },
  { name: 'fontSize', title: 'Font size', kind: 'range', min: 8, max: 14, unit: 'px' },
  { name: 'width', title: 'Width of Connect', kind: 'range', min: 370, max: 720, unit: 'px' },
  { name: 'locale', title: 'Language', kind: 'select', values: LOCALES },
  { name: 'allWallets', title: 'List of all wallets', kind: 'select', values: ['show', 'hide'] },
  { name: 'label', title: 'Text of the button', kind: 'text' },
  { name: 'termsUrl', title: 'Terms of service', kind: 'url' },
]

/** Theme and options of the modal beside the modal itself, with the code for them and a link that restores them. */
export const ThemeEditor = defineComponent({
  setup() {
    const { isDark } = useData()
    const settings = reactive<Settings>({ ...DEFAULTS })
    const framework = shallowRef<Framework>('React')
    const warnings = shallowRef<string[]>([])
    const copied = shallowRef('')
    const query = computed(() => writeSettings(settings))
    const code = computed(() => writeCode(query.value, framework.value))
    let live: Live | undefined
    let left = false

    async function show() {
      warnings.value = (await live?.show(toOptions(query.value))) ?? []
    }
    onMounted(async () => {
      Object.assign(settings, readSettings(location.search))
      const { startLive } = await import('../startLive.ts')
      if (left) return
      live = startLive(() => {})
      await show()
    })
    watch([query, isDark], () => {
      copied.value = ''
      // The link is the address of the page.
      const end = query.value === '' ? '' : `?${query.value}`
      history.replaceState(history.state, '', `${location.pathname}${end}${location.hash}`)
      void show()
    })
    onUnmounted(() => {
      left = true
      live?.destroy()
    })

    async function copy(text: string, message: string) {
      const isDone = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
      copied.value = isDone ? message : 'Could not copy. Select the text instead.'
    }

    function renderInput(field: Field) {
      const value = settings[field.name]
      const onInput = (event: Event) => {
        settings[field.name] = (event.target as HTMLInputElement | HTMLSelectElement).value
      }
      if (field.kind === 'select')
        return h(
          'select',
          { value, onChange: onInput },
          field.values.map((each) => h('option', { value: each }, each)),
        )
      if (field.kind !== 'range') return h('input', { type: field.kind, value, onInput })
      const { min, max, unit } = field
      return [h('input', { type: 'range', min, max, value, onInput }), h('span', `${value} ${unit}`)]
    }

    return () =>
      h('div', { class: 'editor' }, [
        h('form', { 'aria-label': 'Theme and options', onSubmit: (event: Event) => event.preventDefault() }, [
          ...FIELDS.map((field) =>
            h('label', { key: field.name }, [h('span', field.title), renderInput(field)]),
          ),
          h('button', { type: 'button', onClick: () => Object.assign(settings, DEFAULTS) }, 'Start again'),
        ]),
        h('div', { class: 'editor-live' }, [
          h('fy-button', { label: settings.label === '' ? undefined : settings.label }),
          h('fy-modal', { embedded: '' }),
        ]),
        h('div', { class: 'editor-warnings', role: 'status' }, [
          warnings.value.length === 0
            ? h('p', 'All texts can be read: their contrast is at least 4.5.')
            : h('p', [
                'These texts are hard to read, where 4.5 is enough:',
                h(
                  'ul',
                  warnings.value.map((each) => h('li', each)),
                ),
              ]),
        ]),
        h('div', { class: 'editor-code' }, [
          h(
            'div',
            { role: 'group', 'aria-label': 'Framework' },
            FRAMEWORKS.map((each) =>
              h(
                'button',
                {
                  type: 'button',
                  'aria-pressed': each === framework.value,
                  onClick: () => (framework.value = each),
                },
                each,
              ),
            ),
          ),
          h('pre', { tabindex: 0, 'aria-label': `Code for ${framework.value}` }, h('code', code.value)),
          h('button', { type: 'button', onClick: () => copy(code.value, 'Copied the code') }, 'Copy code'),
          h('button', { type: 'button', onClick: () => copy(location.href, 'Copied the link') }, 'Copy link'),
          h('span', { role: 'status' }, copied.value),
        ]),
      ])
  },
})
