// What the compiler takes and refuses of the client's calls. Never run: `npm run types` reads it.
import { createClient } from './client.ts'

const api = createClient({ fetch })
// @ts-expect-error no such filter
api.products.list({ statuss: 'active' })
// @ts-expect-error no such status
api.products.list({ status: 'gone' })
api.products.list({ status: 'active', trash: true, page: 2, missingImage: true })
// @ts-expect-error partners have no status to narrow their list by
api.partners.list({ status: 'active' })
api.categories.list({ includeSubcategories: true, isActive: false })
api.categories.get('id', { includeEvents: true })
// @ts-expect-error no such thing to carry along
api.categories.get('id', { includeTeam: true })
api.products.updateMany({ changes: [{ _id: 'a', status: 'inactive' }] })
// @ts-expect-error a list of products cannot be narrowed by it
api.products.updateMany({ changes: [{ _id: 'a', title: 'inactive' }] })
// @ts-expect-error no such status
api.products.updateMany({ changes: [{ _id: 'a', status: 'x' }] })
api.services.reorder({ services: [{ _id: 'a', displayOrder: 1 }] })
// @ts-expect-error these are not services
api.services.reorder({ categories: [{ _id: 'a', displayOrder: 1 }] })
// @ts-expect-error no such field
api.products.update('id', { titel: 'a' }, 7)
// @ts-expect-error shortDescription is missing
api.products.create({ title: 'a' })
api.session.login({ email: 'a', password: 'b' }).then(({ token, admin }) => [token, admin.role])
// @ts-expect-error the password is missing
api.session.login({ email: 'a' })
// @ts-expect-error what stays closed to them is for `verify` to say
api.session.login({ email: 'a', password: 'b' }).then(({ admin }) => admin.needsReview)
api.session.verify().then(({ admin }) => admin.needsReview)
// @ts-expect-error nothing is sent to find out who is signed in
api.session.verify({})
// @ts-expect-error an account needs an invitation
api.session.register({ name: 'a', email: 'b', password: 'c' })
api.session.updateCredentials()
// @ts-expect-error no such field
api.session.updateCredentials({ role: 'owner' })
// @ts-expect-error which one is missing
api.session.removePasskey({ currentPassword: 'a' })
// @ts-expect-error no such content type
api.certificates.list()

export const deleted: Promise<{ deleted: number }> = api.team.removeMany({ ids: [] })
export const title: Promise<string> = api.products
  .create({ title: 'a', shortDescription: 'b' })
  .then((made) => made.deletedAt ?? made.title)
