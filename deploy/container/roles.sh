#!/bin/sh
# Runs once, when the database is made: one role owns the tables, another uses them, and neither is a superuser.
set -e
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -v password="$DATABASE_PASSWORD" -v owner_password="$OWNER_PASSWORD" <<'END'
create role busbar login password :'password';
create role busbar_owner login createdb password :'owner_password';
create database busbar owner busbar_owner template template0 locale 'C.UTF-8';
END
