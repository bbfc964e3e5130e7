/**
 * Two evenings as a model plays them, each answer written for its moment. What a player said before is told again only where
 * it stands in the prompt: a model that was not told it says so.
 */
import type { ScriptedAnswer, ScriptedCall } from '../script.ts'
import type { Heard } from '../server.ts'
import { lastOf } from '../played-turn.ts'

/** One beat: what the player says, what is told at once, and what after tools were answered. */
export type Beat = {
  readonly says: string
  readonly told: string
  readonly calls?: readonly ScriptedCall[]
  readonly after?: string
  readonly companions?: Readonly<Record<string, string>>
  readonly offers?: readonly string[]
  /** Words of an earlier beat that this one goes back to, as they must stand in the prompt. */
  readonly recalls?: string
}

export type Evening = {
  readonly hero: string
  readonly opening: string
  readonly beats: readonly Beat[]
  readonly summary: string
  readonly hook: string
  readonly closing: string
  /** The next session: it must know what the first one left. */
  readonly next: { readonly opening: string; readonly beats: readonly Beat[] }
}

const offer = (options: readonly string[] = ['Look around', 'Talk it over with the others']): ScriptedCall => ({
  name: 'suggest',
  takes: { options },
})

/** The beat a request belongs to: the last one whose words are the last thing said by the player. */
function beatOf(body: string, beats: readonly Beat[]): Beat | undefined {
  const places = beats.map(beat => ({ beat, at: body.lastIndexOf(JSON.stringify(beat.says).slice(1, -1)) }))
  return places.filter(({ at }) => at !== -1).toSorted((one, other) => other.at - one.at)[0]?.beat
}

const forgotten = 'Nobody answers for a moment too long. "Remind me what that was?"'

export function modelFor(evening: Evening): (heard: Heard) => ScriptedAnswer {
  const all = [...evening.beats, ...evening.next.beats]
  return heard => {
    const { body } = heard
    const beat = beatOf(body, all)
    if (/You play [^,"]+, one character at a table/.test(body)) {
      const who = Object.keys(beat?.companions ?? {}).find(name => body.includes(`You play ${name}`))
      return { text: who === undefined ? '"Aye."' : (beat?.companions?.[who] ?? '"Aye."') }
    }
    const last = lastOf(heard)
    if (last.includes('The player stops here'))
      return {
        text: evening.closing,
        calls: [{ name: 'end_session', takes: { summary: evening.summary, hook: evening.hook } }],
      }
    if (last.includes('The session begins'))
      return { text: body.includes(evening.summary) ? evening.next.opening : evening.opening, calls: [offer()] }
    if (!beat) return { text: 'The wind goes round the square once and comes back.', calls: [offer()] }
    if (/"tool_result"|"role":"tool"/.test(last)) return { text: beat.after ?? '', calls: [offer(beat.offers)] }
    if (beat.calls) return { text: beat.told, calls: beat.calls }
    const isKnown = beat.recalls === undefined || body.includes(beat.recalls)
    return { text: isKnown ? beat.told : forgotten, calls: [offer(beat.offers)] }
  }
}

const asFile = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

const promptFor = ({ name, situation, question }: Asked): ScriptedCall => ({
  name: 'write_file',
  takes: {
    path: `tmp/${asFile(name)}-prompt.md`,
    text: `---\nrequest_type: QUICK_REACTION\n---\n\n## Scene\n${situation}\n\n## Request\n${question}`,
  },
})

type Asked = { readonly name: string; readonly situation: string; readonly question: string }

const askedIn = ({ calls = [] }: Beat): readonly Asked[] =>
  calls.flatMap(({ name, takes }) =>
    name === 'ask_party' ? (takes as { readonly requests: readonly Asked[] }).requests : [],
  )

/** What is left for whoever comes next: what the player said first goes into the party's book, the rest is where one stands. */
function leftBy(beat: Beat, { beats }: Evening): readonly ScriptedCall[] {
  const context = '## Expecting\nwhatever comes\n\n## Scene Tracking\nCurrent scene: 001\nCurrent slug: well-square'
  const learned = beat === beats[0] ? (beats.at(-1)?.recalls ?? '') : ''
  return [
    { name: 'write_file', takes: { path: 'tmp/gm-context.md', text: context } },
    ...(learned === ''
      ? []
      : [{ name: 'write_file', takes: { path: 'tmp/party-knowledge-delta.md', text: `- LEARNED: ${learned}` } }]),
  ]
}

/** The same evening by a Game Master who is a new one at each hand-off; `now` is the beat that is being played. */
export function freshModelFor(evening: Evening, now: () => Beat | 'opening' | 'end'): (heard: Heard) => ScriptedAnswer {
  return heard => {
    const [beat, { body }] = [now(), heard]
    if (beat === 'end')
      return { text: `${evening.closing}\n\n[SESSION_END]\nsummary: ${evening.summary}\nnext_hook: ${evening.hook}` }
    if (beat === 'opening') return { text: body.includes(evening.summary) ? evening.next.opening : evening.opening }
    const asked = askedIn(beat)
    if (heard.model.startsWith('companion:')) {
      const who = asked.find(({ name }) => heard.model.endsWith(asFile(name)))?.name
      return { text: beat.companions?.[who ?? ''] ?? '"Aye."' }
    }
    const isKnown = beat.recalls === undefined || body.includes(beat.recalls)
    if (/"tool_result"|"role":"tool"/.test(lastOf(heard))) {
      if (beat.recalls !== undefined) return { text: isKnown ? beat.told : forgotten }
      return asked.length > 0
        ? { text: `[AWAIT_AI_PLAYERS: ${asked.map(({ name }) => asFile(name)).join(', ')}]` }
        : { text: beat.after ?? '' }
    }
    if (!isKnown) return { calls: [{ name: 'read_file', takes: { path: 'party-knowledge.md' } }] } // it knows where to look
    if (asked.length > 0 && body.includes('-response.md')) return { text: beat.after ?? '' }
    const checks = (beat.calls ?? []).filter(({ name }) => name === 'check')
    return {
      text: beat.told,
      calls: [...checks, ...asked.map(promptFor), ...leftBy(beat, evening)],
    }
  }
}
