/** A family of damage: what was written, and what its author meant. */
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../../core/json.ts'
import { repairJson } from '../repair.ts'

export const meant = (family: string, cases: readonly (readonly [string, Json])[]): void => {
  describe(family, () => {
    test.each(cases)('%j', (text, value) => {
      expect(repairJson(text)).toEqual({ ok: true, value, how: expect.stringMatching(/^(?:as-is|mended)$/) as string })
    })
  })
}

export const refused = (family: string, texts: readonly string[]): void => {
  describe(family, () => {
    test.each(texts)('%j', text => {
      expect(repairJson(text).ok).toBe(false)
    })
  })
}
