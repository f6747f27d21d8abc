import { answerBuilds } from './features/recommendations/model/trainer-thread.ts'

/** Entry of the thread that trains recommendations. */
answerBuilds()
