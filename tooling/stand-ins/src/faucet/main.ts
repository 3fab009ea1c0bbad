/**
 * The faucet of the development stack as its own process. Arguments: port, RPC URL, file of the deployment, and the
 * origins of pages that may use it.
 */
import { readFile } from 'node:fs/promises'
import { deploymentSchema } from '@foyer/presale-contracts'
import { startServer } from '@foyer/server-kit'
import { createFaucet } from './createFaucet.ts'
import { createFaucetApp } from './createFaucetApp.ts'

const [port, rpcUrl = '', deploymentFile = '', ...origins] = process.argv.slice(2)
const { chainId, tokens } = deploymentSchema.parse(JSON.parse(await readFile(deploymentFile, 'utf8')))
const usdt = tokens.find(({ symbol }) => symbol === 'USDT')
if (usdt === undefined) throw new Error('The deployment has no USDT.')
const faucet = createFaucet({ rpcUrl, chainId, usdt })
const app = createFaucetApp({ faucet, origins, report: console.error })
await startServer(app, { host: '127.0.0.1', port: Number(port), portVariable: 'the first argument' })
