/**
 * Text that somebody at the table may not see. A campaign's text is sealed at the moment it is read, whatever it says,
 * and only a view opens it: so a prompt that was built past the views does not compile.
 */
export type Secret<Text extends string = string> = Text & { readonly __seal: 'secret' }

/** The one cast. There is none in the other direction here: opening is the business of views. */
export const seal = <Text extends string>(text: Text): Secret<Text> => text as Secret<Text>
