import { joinWithItems } from './ease-and-items.ts'
import { densestWorks, trainEase, usualLambda } from './ease.ts'
import { trainNeighbours } from './items.ts'
import { type Figures, holdOut, isBetter, judge, meanOf } from './judge.ts'
import type { LikedWorks } from './liked-works.ts'
import type { Model } from './model.ts'
import { itemModel } from './neighbours.ts'
import { trainPopularity } from './popularity.ts'

interface Limits {
  /** Works of EASE^R; less memory, fewer works. */
  densest: number
}

type Training = (liked: LikedWorks) => Model

/** The stronger, the less famous works speak. */
const alphas = [0.5, 0.7]
/** Times the usual lambda of EASE^R. */
const lambdaFactors = [0.5, 0.7, 1, 1.4, 2]
/** So many works tell which lambda suits any number of them. */
const worksForLambda = 1000

export interface Verdict {
  /** Of the best method, on members whom the judged model had not seen. */
  figures: Figures
  popularity: Figures
  /** Trained with all members; null if it does not beat popularity. */
  best: { method: string; model: Model } | null
}

/** Share of the members who judge the methods instead of training them. */
const judging = 0.1
/** With few members, several rounds of others judge, so that chance does not decide. */
const judgesWanted = 400
const roundsMax = 10

/**
 * Trains the method that finds most of what unseen members like, on all members.
 * @returns null if nobody likes enough works to judge
 */
export function trainBest(
  liked: LikedWorks,
  random: () => number,
  { densest }: Limits = { densest: densestWorks },
): Verdict | null {
  const rounds = roundsOf(liked, random)
  const popularity = judged(trainPopularity, rounds)
  if (popularity.members === 0) return null
  const items = bestOf(alphas, (alpha) => (some) => itemModel(trainNeighbours(some, alpha)), rounds)
  const sample = Math.min(densest, worksForLambda)
  const usual = usualLambda(liked, sample)
  const lambdas = lambdaFactors.map((factor) => Math.round(factor * usual))
  const ease = bestOf(lambdas, (lambda) => (some) => trainEase(some, sample, lambda), rounds)
  const join: Training = (some) =>
    joinWithItems(trainEase(some, densest, ease.value), some, items.value)
  const joined = { train: join, figures: judged(join, rounds) }
  const isSimpler = isBetter(items.figures, joined.figures)
  const { train, figures } = isSimpler ? items : joined
  if (!isBetter(figures, popularity)) return { figures, popularity, best: null }
  const method = isSimpler ? `item to item, alpha ${items.value}` : `EASE^R, lambda ${ease.value}`
  return { figures, popularity, best: { method, model: train(liked) } }
}

type Round = ReturnType<typeof holdOut>

function roundsOf(liked: LikedWorks, random: () => number): Round[] {
  const rounds: Round[] = []
  for (let judges = 0; judges < judgesWanted && rounds.length < roundsMax;) {
    const round = holdOut(liked, judging, random)
    rounds.push(round)
    judges += round.heldOut.wanted.length
  }
  return rounds
}

function judged(train: Training, rounds: readonly Round[]): Figures {
  return meanOf(rounds.map(({ training, heldOut }) => judge(train(training), heldOut)))
}

/** The value whose training finds most. */
function bestOf<T>(
  values: readonly T[],
  trainingOf: (value: T) => Training,
  rounds: readonly Round[],
): { value: T; train: Training; figures: Figures } {
  return values
    .map((value) => ({ value, train: trainingOf(value) }))
    .map((one) => ({ ...one, figures: judged(one.train, rounds) }))
    .reduce((best, one) => (one.figures.ndcg100 > best.figures.ndcg100 ? one : best))
}
