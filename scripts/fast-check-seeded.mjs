/**
 * What tests get when they ask for fast-check: the same cases every time, so that a red run is red again. Another seed
 * looks elsewhere: `PROPERTY_SEED=7 npx vitest run`.
 */
import { configureGlobal } from '../node_modules/fast-check/lib/fast-check.js'

configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export * from '../node_modules/fast-check/lib/fast-check.js'
export { default } from '../node_modules/fast-check/lib/fast-check.js'
