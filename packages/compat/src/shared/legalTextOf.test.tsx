import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { legalTextOf } from './legalTextOf.ts'

function Hooked() {
  const [text] = useState('never')
  return <b>{text}</b>
}
const Text = ({ children }: { children: ReactNode }) => <p>{children}</p>
const Link = ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>

test('text and two links become the sentence of the modal', () => {
  const node = (
    <Text>
      By connecting you accept the <Link href="https://a.example/terms">Terms</Link> and{' '}
      <Link href="https://a.example/privacy">Privacy Policy</Link> of {2026}.
    </Text>
  )
  expect(legalTextOf(node)).toEqual({
    legalText: 'By connecting you accept the {terms} and {privacy} of 2026.',
    termsUrl: 'https://a.example/terms',
    privacyUrl: 'https://a.example/privacy',
    leftOut: [],
  })
})

test('a third link keeps its words, and a component with hooks is left out', () => {
  const node = (
    <>
      <Link href="https://a.example/1">a</Link>
      <Link href="https://a.example/2">b</Link>
      <Link href="https://a.example/3">rules</Link>
      <Hooked />
    </>
  )
  expect(legalTextOf(node)).toMatchObject({
    legalText: '{terms}{privacy}rules',
    leftOut: ['https://a.example/3', 'Hooked'],
  })
})

test('nothing to show is no sentence', () => {
  expect(legalTextOf(null).legalText).toBeUndefined()
  expect(legalTextOf(<Text> </Text>).legalText).toBeUndefined()
})
