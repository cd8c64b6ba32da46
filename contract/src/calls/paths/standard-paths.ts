/** The calls that every content type has. */
export const standardPaths = <const Name extends string>(name: Name) =>
  ({
    list: `GET /${name} query`,
    get: `GET /${name}/:id query`,
    create: `POST /${name} body`,
    update: `PUT /${name}/:id body`,
    remove: `DELETE /${name}/:id`,
    restore: `POST /${name}/:id/restore`,
    updateMany: `POST /${name}/bulk-update body`,
    removeMany: `POST /${name}/bulk-delete body`,
    restoreMany: `POST /${name}/bulk-restore body`,
    eraseMany: `POST /${name}/bulk-erase body`,
    ...historyPaths(name),
  }) as const

export const historyPaths = <const Name extends string>(name: Name) =>
  ({ history: `GET /${name}/:id/history query`, revert: `POST /${name}/:id/revert body` }) as const

/** The one more call of a content type that people put in order. */
export const orderedPaths = <const Name extends string>(name: Name) =>
  ({ reorder: `PUT /${name}/reorder body` }) as const
