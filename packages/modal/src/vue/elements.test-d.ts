import { expectTypeOf, test } from 'vitest'
import type { GlobalComponents } from 'vue'
import type { FoyerComponents } from '../exports/vue.ts'

test('every element is known to Vue, with its properties and what any element takes', () => {
  expectTypeOf<GlobalComponents>().toExtend<FoyerComponents>()
  type Properties = InstanceType<GlobalComponents['fy-button']>['$props']
  expectTypeOf<Properties['label']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Properties>().toHaveProperty('onClick')
  expectTypeOf<Properties>().not.toHaveProperty('colour')
})
