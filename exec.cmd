@rem npm runs the script "start" in cmd on Windows, which does not know the exec of other shells: there it makes npm hand signals to the server.
@%*
