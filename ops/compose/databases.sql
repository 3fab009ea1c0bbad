-- One database for each server. Run once, when the folder of Postgres is empty.
CREATE DATABASE gateway;
CREATE DATABASE auth;
CREATE DATABASE vault;
CREATE DATABASE indexer;
