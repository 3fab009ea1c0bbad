import { expect, test } from 'vitest'
import { createServers } from './createServers.ts'

test('names no server by default', () => {
  expect(createServers({})).toMatchObject({
    projectId: undefined,
    directory: undefined,
    chain: undefined,
    analytics: undefined,
  })
})

test('takes the gateway for each server that is not named', () => {
  const endpoints = { gateway: 'https://gateway.example', chain: 'https://chain.example' }
  expect(createServers({ endpoints, projectId: 'my-dapp' })).toMatchObject({
    projectId: 'my-dapp',
    directory: 'https://gateway.example',
    chain: 'https://chain.example',
    analytics: 'https://gateway.example',
  })
})
