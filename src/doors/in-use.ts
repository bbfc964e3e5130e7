/** Which campaign it is that somebody else has: the store knows its lock by a name that is the same in all of them. */
export const namingCampaign = (refusal: string, campaign: string): string =>
  refusal.replace('"campaign" is in use', () => `"${campaign}" is in use`)
