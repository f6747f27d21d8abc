/**
 * Options of Node for the server. On a machine with much memory, Node lets the youngest objects take 130 MB; a quarter
 * of that saves 90 MB. `deploy/` has the same.
 */
export const serverOptions = ['--max-semi-space-size=16']
