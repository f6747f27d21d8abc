import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api.ts'

// Notifies at once, so that a submit button is disabled before the second click of a double click.
notifyManager.setScheduler(queueMicrotask)

/**
 * The cache of server state. Refused requests are not retried, except by a server that is too busy, after the
 * time it tells; network failures are, twice, and again on reconnect. Offline requests fail at once so that the screen can say so: pausing them would look
 * like loading, and some devices report being offline when they are not.
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
        failures < 2 && isApiError(error, 'network', 'internal_error', 'overloaded'),
      retryDelay: (failure, error) =>
        isApiError(error, 'overloaded') && error.retryAfter !== undefined
          ? error.retryAfter * 1000
          : 400 * 2 ** failure,
    },
    mutations: { networkMode: 'always' },
  },
})
