/** What `gloam relay` prints: all that the player should see, then a rule, then what is to be done outside. */
import type { TableEvent } from '../../table/ports.ts'
import type { Option } from '../../table/protocol/message-gm.ts'
import type { Relayed } from '../../table/fresh/relay-turn.ts'
import type { Next } from '../../table/fresh/relay-wait.ts'
import { jsonPage } from '../outlet/clean.ts'
import type { CliDoor } from './door.ts'
import type { SeatQuestion } from './relay-seat.ts'

const list = (options: readonly Option[]): string =>
  options
    .map(
      ({ label, description }, index) =>
        `  ${index + 1}. ${label}${description === undefined ? '' : `: ${description}`}\n`,
    )
    .join('')

/** A notice goes to standard error, and how everybody is goes nowhere: neither is part of the story. */
function words(event: TableEvent): string {
  switch (event.type) {
    case 'narrative':
      return `${event.text}\n\n`
    case 'question':
      return event.options.length === 0 ? '' : `[${event.header}] ${event.question}\n${list(event.options)}\n`
    case 'rolled':
      return `\`${event.roll.purpose}: ${event.roll.text}\`\n\n`
    case 'spoke':
      return `> **${event.character}**: ${event.text}\n\n`
    case 'ended':
      return event.isSaved ? 'The session is over, and everything is saved.\n\n' : 'The session is over.\n\n'
    case 'happened':
      return event.happening.severity === 'info' ? '' : `\`${event.happening.text}\`\n\n`
    case 'notice':
    case 'board':
    case 'acted':
    case 'suggestions':
    case 'status':
      return ''
  }
}

function nextWords(next: Next, human: string | null): string {
  switch (next.waitsFor) {
    case 'gm': {
      const along = next.words === undefined ? '' : ` --gm-text - --player '${next.words.replaceAll("'", "'\\''")}'`
      return `Next: spawn a fresh GM with the words below, then send its text to gloam relay${along}.\n\n${next.prompt}\n`
    }
    case 'companions': {
      const others = next.companions.filter(({ character }) => character !== human)
      const lines = others.map(
        ({ character, prompt, response }) => `  ${character}: reads ${prompt}, writes ${response}\n`,
      )
      const asked = others.length < next.companions.length ? '  The player answers too: use --player WORDS.\n' : ''
      return `Next: spawn these AI players all at once, then call gloam relay again (--go-on goes on without the rest).\n${lines.join('')}${asked}`
    }
    case 'player':
      return "Next: it is the player's turn. Call gloam relay with --player WORDS.\n"
    case 'nobody':
      return 'Next: nothing. Another call begins a new session.\n'
  }
}

export function show(door: CliDoor, campaign: string, human: string | null, relayed: Relayed, json?: true): void {
  if (json) return door.print(jsonPage({ campaign, ...relayed }))
  for (const event of relayed.shown) if (event.type === 'notice') door.warn(`${event.text}\n`)
  if (relayed.unheard !== undefined)
    door.warn(`It was not the player's turn, so this is not used: ${relayed.unheard}\n`)
  door.print(`${relayed.shown.map(words).join('')}---\n${nextWords(relayed.next, human)}`)
}

/** The player is asked before the first Game Master comes; nothing has been played yet. */
export function showQuestions(door: CliDoor, campaign: string, questions: readonly SeatQuestion[], json?: true): void {
  if (json) return door.print(jsonPage({ campaign, shown: [], questions }))
  for (const { header, question, options } of questions) door.print(`[${header}] ${question}\n${list(options)}\n`)
  const flags = questions.map(({ flag }) => flag).join(' and ')
  door.print(`---\nNext: ask the player, then call gloam relay again with ${flags} and the same text.\n`)
}
