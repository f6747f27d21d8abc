import { setSourceMapsSupport } from 'node:module'

/** Process entry. Stacks name files of the source; with Node's flag for it, pino would read all maps at each start. */
setSourceMapsSupport(true)
const { runProcess } = await import('./run-process.ts')
await runProcess()
