/** The one place in the code that knows the version; a test holds it to package.json. */
export const version = '0.1.0'
