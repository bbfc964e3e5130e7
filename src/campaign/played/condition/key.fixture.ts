/** How a memory writes down that something came to pass, so that `holds` reads it again. */
import { slugOf } from '../../../core/id.ts'
import type { Condition } from '../world.ts'

function pathOf(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'at':
      return [condition.place]
    case 'found':
      return [condition.thing]
    case 'has':
      return [condition.item]
    case 'gave':
      return [condition.item, condition.person]
    case 'used':
      return [condition.item, condition.target]
    case 'defeated':
      return [condition.who]
    case 'persuaded':
      return [condition.person]
    case 'learned':
      return [condition.topic]
    case 'did':
      return [condition.verb, condition.target]
    case 'clock':
      return [condition.threat]
    case 'rested':
      return []
    case 'day':
      return [String(condition.day)]
    case 'all':
    case 'any':
      return condition.of.map(one => keyOf(one).replaceAll('/', '.'))
    case 'not':
      return [keyOf(condition.of).replaceAll('/', '.')]
  }
}

/** `defeated/brother-aske`; with a place, `used/ember-lens/great-lamp@old-light`. */
export function keyOf(condition: Condition, placeId?: string): string {
  const isMany = condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'not'
  const path = pathOf(condition).map(part => (isMany ? part : slugOf(part)))
  return [condition.kind, ...path].join('/') + (placeId === undefined ? '' : `@${placeId}`)
}
