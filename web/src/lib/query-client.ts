import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api.ts'

// Notifies at once, so that a submit button is disabled before the second click of a double click.
notifyManager.setScheduler(queueMicrotask)

/** Before a failed request is repeated, in milliseconds; a server that has begun nothing says how long. */
function retryDelay(failure: number, error: Error): number {
  return isApiError(error, 'overloaded', 'unavailable') && error.retryAfter !== undefined
    ? error.retryAfter * 1000
    : 400 * 2 ** failure
}

/**
 * The cache of server state. Reads are repeated twice after a failure of the network or the server, and again on
 * reconnect. Writes are repeated only where the server did not begin them, being too busy or without its database. Offline requests fail at once so
 * that the screen can say so: pausing them would look like loading, and some devices report being offline when they
 * are not.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 2 && isApiError(error, 'network', 'internal_error', 'overloaded', 'unavailable'),
      retryDelay,
    },
    mutations: {
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isApiError(error, 'overloaded', 'unavailable'),
      retryDelay,
    },
  },
})
