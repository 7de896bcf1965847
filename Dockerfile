# Standin in a container, from the tarball that `npm pack` makes:
#
#   npm pack && docker build --build-arg TARBALL=standin-0.8.0.tgz --tag standin .
#   docker run --rm --publish 4010:4010 --env STANDIN_CONTROL_TOKEN=secret standin --seed /seed
FROM node:22-alpine
ARG TARBALL=standin-0.8.0.tgz
WORKDIR /standin
COPY container/ ./
COPY ${TARBALL} ./standin.tgz
RUN ["sh", "install.sh"]
# Nothing of it may be written by who runs it.
USER node
ENV PORT=4010
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "health.mjs"]
ENTRYPOINT ["sh", "serve.sh"]
