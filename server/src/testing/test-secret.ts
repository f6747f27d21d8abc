/** What signs the tokens of test apps, and of workers in processes of their own. */
export const testSecret = new TextEncoder().encode('a secret for tests, and for nothing else')
