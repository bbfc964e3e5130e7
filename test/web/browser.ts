/** A real browser for tests: Debian's Chromium where it is, and a page of it at a served table. */
import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const places = [
  process.env['GLOAM_CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]

export const executable = places.find(path => path !== '' && existsSync(path))

export const needsChromium = 'needs Chromium: apt-get install chromium-headless-shell'

let browser: Promise<Browser> | undefined

export const launched = (): Promise<Browser> =>
  (browser ??= chromium.launch({ executablePath: executable ?? '', args: ['--no-sandbox'] }))

export const closeBrowser = async (): Promise<void> => (await browser)?.close()

type Look = Parameters<Browser['newContext']>[0]

/** A browser of its own, as another person has one: what it was sent, and what went wrong in it, is kept. */
export class Guest {
  readonly page: Page
  readonly context: BrowserContext
  readonly wire: string[] = []
  readonly faults: string[] = []
  readonly foreign: string[] = []

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    page.on('pageerror', fault => this.faults.push(fault.message))
    page.on('dialog', dialog => {
      this.faults.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', request => {
      const { hostname } = new URL(request.url())
      if (hostname !== '127.0.0.1' && !request.url().startsWith('data:')) this.foreign.push(request.url())
    })
  }

  static async at(link: string, look: Look = {}): Promise<Guest> {
    const context = await (await launched()).newContext({ viewport: { width: 1440, height: 900 }, ...look })
    const page = await context.newPage()
    const guest = new Guest(context, page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    session.on('Network.dataReceived', ({ data }: { data?: string }) => data !== undefined && guest.wire.push(data))
    await page.goto(link)
    return guest
  }

  /** Goes there as by a link from elsewhere: where only what follows the # differs, a browser would stay on its page. */
  async visit(link: string): Promise<void> {
    await this.page.goto('about:blank')
    await this.page.goto(link)
  }

  /** When it is their turn, or something is asked of them. */
  async ready(): Promise<void> {
    await this.page
      .locator('.frame[data-state="turn"], .frame[data-state="question"], .frame[data-state="watch"]')
      .waitFor({ timeout: 60_000 })
  }

  kept = async (): Promise<number> => Number(/\d+/.exec(await this.page.locator('.under').innerText())?.[0] ?? 0)

  /** How often a line was waited for so far. */
  #asked = async (): Promise<number> => Number(await this.page.locator('.frame').getAttribute('data-readies'))

  async #answered(before: number): Promise<void> {
    const end = performance.now() + 60_000
    while ((await this.#asked()) <= before) {
      if (performance.now() > end) throw new Error('nobody was asked for a line again')
      await this.page.waitForTimeout(20)
    }
    await this.ready()
  }

  /** Says it by typing, and waits until it is their turn again. */
  async say(words: string): Promise<void> {
    const before = await this.#asked()
    await this.page.locator('.writing textarea').fill(words)
    await this.page.keyboard.press('Enter')
    await this.#answered(before)
  }

  /** Takes an offer by its button; a card is pressed twice. */
  async offer(number: number): Promise<void> {
    const before = await this.#asked()
    const card = this.page.locator('.card').nth(number - 1)
    if (await card.isVisible()) {
      await card.click()
      await this.page.locator('.spend').click()
    } else
      await this.page
        .locator('.offer')
        .nth(number - 1)
        .click()
    await this.#answered(before)
  }

  story = (): Promise<string> => this.page.locator('[role=log]').innerText()

  close = (): Promise<void> => this.context.close()
}
