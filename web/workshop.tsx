/** A campaign's files, for whoever writes them: what is to mend, at its line, and what was understood. It shows secrets. */
import { useEffect, useState } from 'preact/hooks'
import type { CampaignSettings, Understood } from '../src/doors/web/protocol.ts'
import { ask } from './link.ts'
import { curly } from './prose.tsx'

type Finding = { readonly code: string; readonly path: string; readonly line: number; readonly message: string }
type Lines = { readonly from: number; readonly lines: readonly string[] }

/** A file and a line; a press shows it with its neighbours. */
function Spot({ campaign, path, line }: { readonly campaign: string; readonly path: string; readonly line: number }) {
  const [shown, setShown] = useState<Lines>()
  const open = async (): Promise<void> => {
    if (shown) return setShown(undefined)
    const found = await ask<Lines>(
      `workshop/${encodeURIComponent(campaign)}/line?path=${encodeURIComponent(path)}&line=${line}`,
    )
    setShown(found.ok ? found.value : { from: line, lines: [found.why] })
  }
  return (
    <>
      <button class="linked spot-name" type="button" aria-expanded={shown !== undefined} onClick={() => void open()}>
        {path}:{line}
      </button>
      {shown && (
        <ol class="file-lines comes" start={shown.from}>
          {shown.lines.map((text, index) => (
            <li class={shown.from + index === line ? 'meant' : ''} value={shown.from + index} key={index}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Findings({ campaign }: { readonly campaign: string }) {
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => {
    void ask<{ readonly findings: readonly Finding[] }>(`workshop/${encodeURIComponent(campaign)}/findings`).then(
      found => setFindings(found.ok ? found.value.findings : []),
    )
  }, [campaign])
  return (
    <section class="panel" aria-label="To mend">
      <h2>
        <span>To mend</span>
        <small>{findings === undefined ? 'looking' : findings.length === 0 ? 'nothing' : findings.length}</small>
      </h2>
      {findings?.length === 0 && <p class="quiet">Every file is read as it stands.</p>}
      <ul class="findings">
        {findings?.map(({ path, line, message }, index) => (
          <li key={index}>
            <p>{curly(message)}</p>
            <Spot campaign={campaign} path={path} line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function World({ campaign }: { readonly campaign: string }) {
  const [parts, setParts] = useState<readonly Understood[]>([])
  useEffect(() => {
    void ask<{ readonly parts: readonly Understood[] }>(`workshop/${encodeURIComponent(campaign)}/world`).then(found =>
      setParts(found.ok ? found.value.parts : []),
    )
  }, [campaign])
  return (
    <>
      {parts.map(({ title, rows }) => (
        <section class="panel" aria-label={title} key={title}>
          <h2>
            <span>{title}</span>
            <small>{rows.length}</small>
          </h2>
          <ul class="findings">
            {rows.map((row, index) => (
              <li key={index}>
                <p>
                  {curly(row.name)} {row.isSecret && <span class="chip">GM</span>}{' '}
                  {!row.isSure && <span class="chip">guessed</span>}
                </p>
                <Spot campaign={campaign} path={row.path} line={row.line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export function FilesPage({ campaign }: { readonly campaign: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <main class="wide workshop" tabIndex={0} aria-label="The files">
        <h2 class="title">The files of {campaign}</h2>
        <p class="subtitle">What is to mend, at its line, and what was understood of each page.</p>
        {isShown ? (
          <div class="narrow">
            <Findings campaign={campaign} />
            <World campaign={campaign} />
          </div>
        ) : (
          <p class="acts secrets">
            <button class="boxed" type="button" onClick={() => setShown(true)}>
              Show them
            </button>
            <span class="quiet">
              For the writer of a campaign. It shows secrets: you would know more than you play.
            </span>
          </p>
        )}
      </main>
      <aside class="desk" aria-label="Who thinks">
        <WhoThinks campaign={campaign} />
      </aside>
    </>
  )
}

const roles: readonly (readonly [key: string, name: string])[] = [
  ['model', 'Everybody'],
  ['model_gm', 'Game Master'],
  ['model_companion', 'Companions'],
  ['model_narrator', 'Narrator'],
  ['model_journal', 'Journals'],
  ['model_decisions', 'Decisions'],
]

const styles = ['script', 'novel', 'hybrid', 'minimal']

/** Which minds play, what a session may cost, how it is told: kept in the campaign, and the budget with whoever pays. */
export function WhoThinks({ campaign }: { readonly campaign: string }) {
  const [settings, setSettings] = useState<CampaignSettings>()
  const [told, setTold] = useState('')
  const path = `workshop/${encodeURIComponent(campaign)}/settings`
  useEffect(() => {
    void ask<CampaignSettings>(path).then(found => setSettings(found.ok ? found.value : undefined))
  }, [path])
  if (!settings) return null
  const keep = async (): Promise<void> => {
    const hasModel = Object.values(settings.models).some(model => model !== '' && model !== 'oracle')
    const kept = await ask(path, { ...settings, budget: hasModel ? settings.budget : null })
    setTold(kept.ok ? 'Kept. It counts from the next time you sit down.' : kept.why)
  }
  const set = (more: Partial<CampaignSettings>): void => {
    setTold('')
    setSettings({ ...settings, ...more })
  }
  return (
    <section class="panel" aria-label="Who thinks">
      <h2>
        <span>Who thinks</span>
      </h2>
      <p class="quiet">
        Nothing, or oracle, is the Oracle: no model and no cost. A model is named as gloam models lists it.
      </p>
      {roles.map(([key, name]) => (
        <label class="setting" key={key}>
          <span>{name}</span>
          <input
            class="setting-field"
            value={settings.models[key] ?? ''}
            placeholder={key === 'model' ? 'the Oracle' : 'as everybody'}
            maxLength={120}
            onInput={event => set({ models: { ...settings.models, [key]: event.currentTarget.value } })}
          />
        </label>
      ))}
      <label class="setting">
        <span>Hard stop, $ a session</span>
        <input
          class="setting-field short"
          type="number"
          min="0"
          max="1000"
          step="0.5"
          value={settings.budget ?? ''}
          placeholder="none"
          onInput={event =>
            set({ budget: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
          }
        />
      </label>
      <label class="setting">
        <span>How it is told</span>
        <select value={settings.style} onChange={event => set({ style: event.currentTarget.value })}>
          {styles.map(style => (
            <option value={style} key={style}>
              {style}
            </option>
          ))}
        </select>
      </label>
      <p class="acts">
        <button class="solid" type="button" onClick={() => void keep()}>
          Keep it
        </button>
      </p>
      <p class="quiet" role="status">
        {told}
      </p>
    </section>
  )
}
