import { readConfig } from './config.ts'
import { runServer } from './run-server.ts'

/** Reads the settings, runs the server, and shuts down on SIGINT, SIGTERM or the launcher's exit. */
export async function runProcess(): Promise<void> {
  try {
    const starting = runServer(readConfig())
    // A stop during startup also shuts down in order.
    const stop = () => {
      const ended = starting.then((server) => server.stop()).catch(() => undefined)
      void ended.then(() => process.exit(0))
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    process.on('SIGHUP', stop)
    process.on('disconnect', stop)
    // A closed terminal breaks stdout; shutdown continues without it.
    process.stdout.on('error', () => undefined)
    await starting
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
