/** Things and factions. */
import type { Proposal } from '../proposal.ts'
import type { Trouble } from '../trouble.ts'
import { bullets, label, page, rows } from './lines.ts'

type Thing = {
  readonly name: string
  readonly kind: string
  readonly looks: string
  readonly does: string
  readonly owner: string
}

/** The item that everything turns on, the key to it, and the proof of who did it. */
export const thingsOf = ({ trouble, people, places, fill }: Proposal): readonly Thing[] => [
  { ...trouble.item, does: fill(trouble.item.does), owner: places.ruin },
  { ...trouble.key, kind: 'Key', does: `It opens the door below ${places.ruin}.`, owner: people.keeper },
  {
    ...trouble.proof,
    kind: 'Document',
    does: `Whoever holds it can show ${people.culprit} what is known.`,
    owner: places.works,
  },
]

export const thingPage = ({ title }: Proposal, { name, kind, looks, does, owner }: Thing): string =>
  page(
    `# ${name}`,
    [label('Type', kind), label('Rarity', 'One of its kind'), label('Campaign', title)],
    '## Quick Reference',
    rows([
      ['Attunement', 'No'],
      ['Value', 'Hard to say'],
      ['Weight', '1 lb.'],
      ['Current Owner', owner],
    ]),
    '## Description',
    looks,
    '## Properties & Mechanics',
    does,
    '## Acquisition',
    `At first it is with ${owner}.`,
    '## GM Notes',
    'It should change hands at least once.',
  )

export const factionPage = (
  { title, people, fill }: Proposal,
  { name, kind, publicGoal, trueGoal }: Trouble['factions'][number],
): string =>
  page(
    `# ${name}`,
    [label('Type', kind), label('Influence', fill('Some in {town}, little beyond')), label('Campaign', title)],
    '## Overview',
    `${fill(publicGoal)} They meet in the evenings.`,
    '## Goals',
    [label('Public Goal', fill(publicGoal)), label('True Goal', fill(trueGoal))],
    '## Methods',
    'Talk, and then silence.',
    '## Key Members',
    bullets(Object.values(people)),
    '## Relationship to Party',
    label('Standing', 'Neutral'),
    '## GM Notes',
    'Nobody in it thinks of it as a faction.',
  )
