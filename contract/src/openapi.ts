/** The part of an OpenAPI document that the API reference shows. */
export type OpenApiSchema = {
  type?: string
  enum?: unknown[]
  format?: string
  anyOf?: OpenApiSchema[]
  oneOf?: OpenApiSchema[]
  properties?: Record<string, OpenApiSchema>
  additionalProperties?: OpenApiSchema | boolean
  required?: string[]
  items?: OpenApiSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

type Content = { content?: Record<string, { schema: OpenApiSchema }> }

export type OpenApiOperation = {
  summary?: string
  tags?: string[]
  /** Who may call it, as its route declares it. */
  'x-access'?: 'public' | 'entrance' | 'session' | 'account' | string[]
  parameters?: { in: string; name: string; required?: boolean; schema: OpenApiSchema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export type OpenApiDocument = { paths: Record<string, Record<string, OpenApiOperation>> }
