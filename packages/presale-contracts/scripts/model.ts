/**
 * Compares the contracts with an independent model (test/model) in sequences of random actions. Takes the number of
 * sequences, whose seeds count from 1, or `seed=<n>` to repeat one.
 */
import hre from 'hardhat'
import { runModel } from './runModel.ts'

const [argument = '10'] = process.argv.slice(2)
const seed = /^seed=(\d+)$/.exec(argument)?.[1]
const seeds =
  seed === undefined ? Array.from({ length: Number(argument) }, (_, index) => index + 1) : [Number(seed)]

await hre.tasks.getTask('build').run({ quiet: true, noTests: true })
const { passed, failed } = await runModel(seeds)
console.log(`${passed} of ${seeds.length} sequences agree with the model`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
