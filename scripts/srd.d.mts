/** Each data file's name and its whole text, made again from the package. */
export declare function makeTables(): Readonly<Record<string, string>>
