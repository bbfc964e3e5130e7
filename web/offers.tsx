/** What is offered: lines to take by a press or a number, and dice to be spent, as cards. */
import { useEffect } from 'preact/hooks'
import { signal } from '@preact/signals'
import { Die, type Look } from './figures.tsx'
import { curly } from './prose.tsx'
import { send } from './say.ts'
import { offers, turn, type Offer } from './store.ts'

export const take = (label: string): void => void send({ say: label })

/** A die is spent by the second press. */
export function pick(offer: Offer, number: number): void {
  if (offer.card && chosen.value !== number) chosen.value = number
  else take(offer.label)
}

export function Offers() {
  const all = offers.value.flatMap((offer, index) => (offer.card ? [] : [{ ...offer, number: index + 1 }]))
  if (all.length === 0) return null
  return (
    <ol class="offers" aria-label="What you might do">
      {all.map(({ label, description, number }) => (
        <li key={label}>
          <button class="offer" type="button" onClick={() => take(label)}>
            <b>{number}</b>
            <span>
              {curly(label)}
              {description !== undefined && description !== '' && <small>{curly(description)}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const tierLook: Readonly<Record<string, Look>> = {
  critical: 'exceptional',
  success: 'exceptional',
  partial: 'success',
  bad: 'failure',
}

const chosen = signal(-1)

/** Dice to be spent, as cards: the first press chooses one, and only the second spends it. */
export function Cards({ question }: { readonly question: string }) {
  const cards = offers.value.flatMap(({ label, card }, index) => (card ? [{ label, card, number: index + 1 }] : []))
  useEffect(() => void (chosen.value = -1), [offers.value])
  if (cards.length === 0) return null
  return (
    <>
      <p class="question for-cards">
        {curly(question)}{' '}
        <small>What is spent comes back only with rest: a low die may do where little is at stake.</small>
      </p>
      <ol class="cards" aria-label={question}>
        {cards.map(({ label, card, number }) => (
          <li key={label}>
            <button
              class="card"
              type="button"
              aria-pressed={chosen.value === number}
              onClick={() => (chosen.value === number ? take(label) : (chosen.value = number))}
            >
              <span class="card-head">
                <b>{number}</b>
                <span class="caps">{card.tier}</span>
              </span>
              <span class="card-dice">
                {card.dice.map((face, at) => (
                  <Die die={{ sides: 6, face }} look={tierLook[card.tier] ?? 'failure'} key={at} />
                ))}
              </span>
              <em>{curly(card.title)}</em>
              <span class={`card-cost ${card.isGrave ? 'grave' : ''}`}>
                {card.costs.length === 0 ? 'costs nothing' : card.costs.join('  ')}
                {card.isGrave ? ', breaks you' : ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Spending is a second press: on the card again, or here. */
export function Spend() {
  const offer = offers.value[chosen.value - 1]
  return offer?.card ? (
    <button class="solid spend comes" type="button" onClick={() => take(offer.label)}>
      Spend the {offer.card.dice.join(' and the ')}
    </button>
  ) : null
}

/** Numbers take an offer wherever one is, except where one writes. */
export function onNumber(event: KeyboardEvent): void {
  const inField = event.target instanceof HTMLElement && /^(?:TEXTAREA|INPUT|SELECT)$/.test(event.target.tagName)
  if (inField || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
  const offer = offers.value[Number(event.key) - 1]
  if (offer && turn.value.kind !== 'busy') pick(offer, Number(event.key))
}
