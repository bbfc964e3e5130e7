/** What a scoundrel is good at. */
import { actionsOf, attributes, type Action, type Attribute, type Scoundrel } from './crew.ts'

/** The second level of harm takes a die, the third takes everything but help and stubbornness. */
export const isHindered = ({ harm }: Scoundrel): boolean => harm.some(({ level }) => level >= 2)
export const isHelpless = ({ harm }: Scoundrel): boolean => harm.some(({ level }) => level === 3)

export const dotsOf = ({ dots }: Scoundrel, action: Action): number => dots[action] ?? 0

/** How many of its four actions somebody knows anything of. */
export const attributeOf = (one: Scoundrel, attribute: Attribute): number =>
  actionsOf[attribute].filter(action => dotsOf(one, action) > 0).length

export const lowestAttribute = (one: Scoundrel): number => Math.min(...attributes.map(name => attributeOf(one, name)))

export const attributeFor = (action: Action): Attribute =>
  attributes.find(name => (actionsOf[name] as readonly Action[]).includes(action)) ?? 'insight'
