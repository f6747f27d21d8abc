import { readConfig } from './config.ts'
import { runServer } from './run-server.ts'

/** The process: settings in, server up, and an orderly end on Ctrl-C, SIGTERM or the end of the launcher. */
try {
  const starting = runServer(readConfig())
  // Also while it is still starting: what was begun is ended in order.
  const stop = () => {
    const ended = starting.then((server) => server.stop()).catch(() => undefined)
    void ended.then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  process.on('disconnect', stop)
  // A closed terminal takes the output away; the stop goes on without it.
  process.stdout.on('error', () => undefined)
  await starting
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
