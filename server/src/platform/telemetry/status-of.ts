import type { FastifyReply } from 'fastify'

/** nginx's number for a caller who hung up before there was an answer. */
const hungUp = 499

/** What a request ended with, as it is logged, measured and traced. */
export const statusOf = ({ raw, statusCode }: FastifyReply) => (raw.headersSent ? statusCode : hungUp)
