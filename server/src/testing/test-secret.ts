/** Signs the tokens of test apps and of workers in separate processes. */
export const testSecret = new TextEncoder().encode('a secret for tests, and for nothing else')
