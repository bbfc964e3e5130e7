/** What somebody takes money for, where a text only says so: `A bed is three silver, stew is one.` */
import { memo } from '../../../core/memo.ts'
import { countOf } from '../counts.ts'

const service =
  'beds?|rooms?|lodgings?|bunks?|cots?|pallets?|stew|soup|suppers?|dinners?|meals?|breakfasts?|bread|ale|beer|cider|wine|mead|drinks?|mugs? of ale|baths?|stabling|passage|ferry|crossing'
const shape = new RegExp(
  String.raw`\b(?:an?\s+|the\s+)?((?:hot |clean |dry |private |common |warm )?(?:${service}))\b(?:\s+(?!is\b|are\b|costs?\b)[\p{L}'’]+){0,6}?\s*(?:is|are|costs?|for|at|:)\s+(\d{1,3}|\p{L}+)\s*(gold|silver|copper|gp|sp|cp)?\b`,
  'giu',
)

const unitOf = (word: string): string => `${word.charAt(0).toLowerCase()}p`

/** `Bed (3 sp)`: each as a list of wares would have it. A number without a coin is of the coin before it. */
export const servicesIn = memo(1_000, (text): readonly string[] => {
  let unit: string | undefined
  const found: string[] = []
  for (const [, name = '', amount = '', coin] of text.matchAll(shape)) {
    const count = countOf(amount)
    if (coin !== undefined) unit = unitOf(coin)
    if (count === undefined || unit === undefined) continue
    const one = name.toLowerCase().replace(/(?<!s)s$/u, '')
    found.push(`${one.charAt(0).toUpperCase()}${one.slice(1)} (${count} ${unit})`)
  }
  return found
})

/** Used where it is bought: nothing that goes into a pack. */
const used = new RegExp(String.raw`\b(?:${service})\b`, 'iu')
export const isService = (name: string): boolean => used.test(name)

export const isLodging = (name: string): boolean => /\b(?:beds?|rooms?|lodgings?|bunks?|cots?|pallets?)\b/iu.test(name)

export type Ware = { readonly name: string; readonly price: string | undefined }

/** `Rope, hempen (1 gp)` is rope with a price. */
export const pricedWare = memo(1_000, (ware): Ware => {
  const [, amount, unit] = /(\d+)\s*(gp|sp|cp|gold|silver|copper)/i.exec(ware) ?? []
  const name = ware.replace(/\s*[(:,–-]?\s*\d+\s*(?:gp|sp|cp|gold|silver|copper).*$/i, '').replace(/[.\s]+$/, '')
  return { name, price: amount === undefined || unit === undefined ? undefined : `${amount} ${unitOf(unit)}` }
})
