/** What axe has to say of a page: each fault with where it is. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Fault = {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** Put in by the debugger, since the page's own policy lets no other script in. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations))`,
    awaitPromise: true,
    returnByValue: true,
  })
  const faults = JSON.parse(String(result.value)) as readonly Fault[]
  return faults.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
  )
}
