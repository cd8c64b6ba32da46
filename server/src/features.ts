import type { CollectionName } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './features/accounts/routes.ts'
import { twoFactorRoutes } from './features/accounts/two-factor-routes.ts'
import { userRoutes } from './features/accounts/user-routes.ts'
import { partnersRoutes } from './features/partners/routes.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import type { Database } from './platform/db.ts'
import type { Enqueue } from './platform/jobs.ts'
import type { Storage } from './platform/storage.ts'

type FeatureDependencies = { db: Database; storage: Storage; enqueue: Enqueue; publicUrl: string }

type Routes = (app: FastifyInstance, dependencies: FeatureDependencies) => void | Promise<void>

/** Every feature's routes. The compiler names a content type that is missing here. */
export const features: Record<CollectionName | 'accounts' | 'twoFactor' | 'uploads' | 'users', Routes> = {
  accounts: accountRoutes,
  partners: partnersRoutes,
  twoFactor: twoFactorRoutes,
  uploads: uploadRoutes,
  users: userRoutes,
}
