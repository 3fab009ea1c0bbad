import { marketAccount } from '@foyer/stand-ins/market'
import { bytesToHex } from 'viem'

/** Whose key signs the records of the zone on a development chain. Of the market's accounts, the first two have other tasks. */
export const namesSigner = marketAccount(2)

export const namesKey = bytesToHex(namesSigner.getHdKey().privateKey ?? new Uint8Array())
