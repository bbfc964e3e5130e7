/** Behind the screen, for whoever writes the campaign: what each role may see now, and what each was last sent. */
import { useEffect, useState } from 'preact/hooks'
import type { Behind } from '../src/doors/web/protocol.ts'
import { ask } from './link.ts'
import { info, keptBeat } from './store.ts'

function Opens({
  name,
  note,
  text,
}: {
  readonly name: string
  readonly note: string
  readonly text: () => Promise<string>
}) {
  const [found, setFound] = useState<string>()
  const toggle = (): void => {
    if (found === undefined) void text().then(setFound)
    else setFound(undefined)
  }
  return (
    <li class={`event ${found === undefined ? '' : 'open'}`}>
      <button class="passage" type="button" aria-expanded={found !== undefined} onClick={toggle}>
        <span>{name}</span>
        <small>{note}</small>
      </button>
      {found !== undefined && <pre class="mono">{found}</pre>}
    </li>
  )
}

const thousands = (count: number): string => count.toLocaleString('en-US')

export function BehindView() {
  const [seen, setSeen] = useState<Behind>({ views: [], prompts: [] })
  const { campaign = '' } = info.value ?? {}
  useEffect(() => {
    void ask<Behind>(`tables/${campaign}/behind`).then(found => found.ok && setSeen(found.value))
  }, [campaign, keptBeat.value])
  const passage = async (role: string, at: number): Promise<string> => {
    const found = await ask<{ readonly text: string }>(
      `tables/${campaign}/behind?role=${encodeURIComponent(role)}&passage=${at}`,
    )
    return found.ok ? found.value.text : found.why
  }
  return (
    <>
      <section class="behind" aria-label="Prompts">
        <h3 class="beat-head">Prompts, as each role was last sent one</h3>
        {seen.prompts.length === 0 && (
          <p class="quiet">No model plays here: the Oracle goes by rules, tables and the campaign, and is sent none.</p>
        )}
        <ol>
          {seen.prompts.map(({ role, count, text }) => (
            <Opens name={role} note={count} text={() => Promise.resolve(text)} key={`${role} ${count}`} />
          ))}
        </ol>
      </section>
      {seen.views.map(({ role, passages }) => (
        <section class="behind" aria-label={`What is seen: ${role}`} key={role}>
          <h3 class="beat-head">
            {role} sees {passages.length} {passages.length === 1 ? 'passage' : 'passages'}
          </h3>
          <ol>
            {passages.map(({ path, letters }, at) => (
              <Opens
                name={path}
                note={`${thousands(letters)} letters`}
                text={() => passage(role, at)}
                key={`${keptBeat.value} ${path} ${at}`}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
