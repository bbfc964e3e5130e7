/** Where in the page one is, by the part of the address that stays in the browser: `#/borrowed-water/time`. */
import { computed, signal } from '@preact/signals'

export type Page = 'story' | 'time' | 'events' | 'book' | 'seats'

export const address = signal(location.hash)
addEventListener('hashchange', () => (address.value = location.hash))

const pages: readonly Page[] = ['story', 'time', 'events', 'book', 'seats']

export const place = computed(() => {
  const [, campaign = '', asked = ''] = /^#\/([^/]*)\/?(.*)$/.exec(address.value) ?? []
  return { campaign: decodeURIComponent(campaign), page: pages.find(page => page === asked) ?? 'story' }
})

export function goTo(page: Page, campaign: string = place.value.campaign): void {
  location.hash = `/${encodeURIComponent(campaign)}${page === 'story' ? '' : `/${page}`}`
}

export const goHome = (): void => void (location.hash = '/')
