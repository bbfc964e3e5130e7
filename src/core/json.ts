/** Values that can be saved, compared and sent as they are. What we hold is what we save. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
