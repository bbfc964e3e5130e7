/** Thrown through a table when nobody is at it any more: it closes the session as it is, and lets the campaign go. */
export class Left extends Error {
  constructor() {
    super('the player has left the table')
    this.name = 'Left'
  }
}
