/** Where in the page one is, by the part of the address that stays in the browser: `#/borrowed-water/time`. */
import { computed, signal } from '@preact/signals'

export type Page = 'story' | 'time' | 'events' | 'book' | 'seats' | 'files'

export const address = signal(location.hash)
addEventListener('hashchange', () => (address.value = location.hash))

const pages: readonly Page[] = ['story', 'time', 'events', 'book', 'seats', 'files']

const makings = ['campaign', 'character'] as const

/** No campaign is called so: what stands behind it is made. */
const newOnes = '+'

export const place = computed(() => {
  const [, campaign = '', asked = ''] = /^#\/([^/]*)\/?(.*)$/.exec(address.value) ?? []
  return {
    campaign: campaign === newOnes ? '' : decoded(campaign),
    page: pages.find(page => page === asked) ?? 'story',
    making: campaign === newOnes ? makings.find(what => what === asked) : undefined,
  }
})

/** An address somebody typed may be none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

export function goTo(page: Page, campaign: string = place.value.campaign): void {
  location.hash = `/${encodeURIComponent(campaign)}${page === 'story' ? '' : `/${page}`}`
}

export const goMake = (what: (typeof makings)[number]): void => void (location.hash = `/${newOnes}/${what}`)

export const goHome = (): void => void (location.hash = '/')
